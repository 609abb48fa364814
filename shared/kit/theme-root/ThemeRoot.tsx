import type { ReactNode } from 'react'
import styles from './ThemeRoot.module.css'

/** The page's outermost element. `className` carries the theme's `--kit-*` variables. */
export function ThemeRoot({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <main className={`${styles.root} ${className}`} data-theme-root="">
      {children}
    </main>
  )
}

/** Where a component that leaves the flow is portaled to: inside the theme, so that its variables reach it. */
export function themeTarget(): Element {
  return document.querySelector('[data-theme-root]') ?? document.body
}
