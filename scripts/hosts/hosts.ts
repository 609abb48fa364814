import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { s3 } from './s3.ts'
import { vercel } from './vercel.ts'

export const HOSTS: Readonly<Record<string, Host>> = { nginx, caddy, netlify, cloudflare, vercel, s3 }
