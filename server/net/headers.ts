/** What every answer over HTTP says of what a page of ours may do, and what nobody may do with it. */
import { secureHeaders } from 'hono/secure-headers'

/** Headers that only browsers of the past understood. */
const relics = {
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
} as const

/**
 * Whoever came over TLS once comes so for a month. Most houses are plain HTTP at home; whoever puts TLS in front says this there.
 */
const pinning = { TLS: 'max-age=2592000', plain: false } as const

/** How whoever calls speaks to the house itself. */
export type Speech = keyof typeof pinning

export const headersFor = (speaks: Speech) =>
  secureHeaders({
    ...relics,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [] },
    strictTransportSecurity: pinning[speaks],
  })

/**
 * A part of the page goes by the page's policy, and frames nothing: a whole one of its own would weigh more than many of them.
 * A worker goes by its own.
 */
export const lean = secureHeaders({
  ...relics,
  contentSecurityPolicy: { defaultSrc: ["'none'"] },
  xFrameOptions: false,
  originAgentCluster: false,
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
})
export const part = /^\/(?:assets\/(?!.*\.worker-)[^/]+\.(?:js|css|woff2|svg)|icons\/[^/]+|assets\.json)$/
