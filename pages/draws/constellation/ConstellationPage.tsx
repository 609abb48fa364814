import { useState } from 'react'
import { getConfig, getRooms } from '#shared/api/constellation'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import { Appendix } from './Appendix.tsx'
import styles from './ConstellationPage.module.css'
import { Hero } from './hero/Hero.tsx'
import { PhaseClock } from './hero/PhaseClock.tsx'
import type zh from './locales/zh.json'
import { StarTable } from './StarTable.tsx'
import { Unlit } from './Unlit.tsx'
import { useLaterParts } from './use-later-parts.ts'

/** /constellation: the star lottery, as an observatory's atlas. */
export function ConstellationPage() {
