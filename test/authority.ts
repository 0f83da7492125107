/** An authority for tests, and what it has signed. Its keys are no secret. */
import { createPrivateKey } from 'node:crypto'

export const ROOT = `-----BEGIN CERTIFICATE-----
MIIBaTCCAQ+gAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBBIHJvb3Qg
Zm9yIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBBIHJvb3QgZm9yIHRlc3RzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEWdbUmRE6yaJByrxLz8S84KGhXp/pDbGo0J6Hg75SCtTMeAqocmcL3Y39eNo+
MFhGVsn20cJdISWaUc+FY+Bl2aNCMEAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8B
Af8EBAMCAgQwHQYDVR0OBBYEFGsfc5xdXbyD26nS7tt6t1cAfhUMMAoGCCqGSM49
BAMCA0gAMEUCIA41a1oA2GB/LJDb9m2MGChETq/s0Bwi5fsS9bec66hGAiEAyQgm
a2JIBt0ECXaWhXvRreakk0mUU8fDhTa2fz6rVcg=
-----END CERTIFICATE-----
`

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsjKqADkQPafmaeT9
9FfYK/CcRS4sVbaSWPprVXFbkcOhRANCAATfs8Ropio1fQwL+qFeZGWgfqIaO0CI
TQY7lLqd83mhe138lIzBThyRrx15ojd4MxsSCoGBp8b1ssrEQgvHKTGf
-----END PRIVATE KEY-----
`

const OTHER_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQzUb5npiiDCDk6D+
JC8cR8h56iurYt3hUDnhAhtLrUmhRANCAAQpARPgM8EEUTOA6Y91n/bRycCmJOeh
kUiRAq84ef330Ok8rggtFI7dbyN8ytINROzVRMrIzoJ0b6x0qmgPjAtk
-----END PRIVATE KEY-----
`

/** For localhost and no other name. */
export const first = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBgjCCASmgAwIBAgIBAjAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBBIHJvb3Qg
Zm9yIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAUMRIw
EAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATfs8Ro
pio1fQwL+qFeZGWgfqIaO0CITQY7lLqd83mhe138lIzBThyRrx15ojd4MxsSCoGB
p8b1ssrEQgvHKTGfo2MwYTAUBgNVHREEDTALgglsb2NhbGhvc3QwCQYDVR0TBAIw
ADAfBgNVHSMEGDAWgBRrH3OcXV28g9up0u7berdXAH4VDDAdBgNVHQ4EFgQUdMq9
lWF2eCcAqj9uLruVvT7/H5EwCgYIKoZIzj0EAwIDRwAwRAIgZcC84fAns54Y+XRP
Vtaoi2dG45xqEFWWVpnvVWSS5c4CIEGUT4ncXG0U4hnbrCL15soWq/aKj32zHKSM
cloDGtGg
-----END CERTIFICATE-----
`,
  key: KEY,
} as const

/** The same later, with a key of its own and a second name that stands for many. */
export const renewed = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATygAwIBAgIBAzAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBBIHJvb3Qg
Zm9yIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAUMRIw
EAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQpARPg
M8EEUTOA6Y91n/bRycCmJOehkUiRAq84ef330Ok8rggtFI7dbyN8ytINROzVRMrI
zoJ0b6x0qmgPjAtko3YwdDAnBgNVHREEIDAeghEqLnBhcmxvdXIuZXhhbXBsZYIJ
bG9jYWxob3N0MAkGA1UdEwQCMAAwHwYDVR0jBBgwFoAUax9znF1dvIPbqdLu23q3
VwB+FQwwHQYDVR0OBBYEFDshlAFRd3tC5SE0R3aMgzblauvYMAoGCCqGSM49BAMC
A0cAMEQCIEIJuET/3pyhZ9yikd5MI9EDdb6CxStX0tX5yqL0lhFDAiAQ4PYMeQbX
mJewnr5uZD6sAEQYyTF1SkHI0rzghKXmEg==
-----END CERTIFICATE-----
`,
  key: OTHER_KEY,
} as const

/** For localhost first, and for parlour.example; signed by itself. */
export const both = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBpzCCAUygAwIBAgIUO1pZyZ6Vt+lKdxPWjqzdIwxNlREwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExOTIzMzQ1OVoYDzIxMjYxMDI2
MjMzNDU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATfs8Ropio1fQwL+qFeZGWgfqIaO0CITQY7lLqd83mhe138lIzBThyR
rx15ojd4MxsSCoGBp8b1ssrEQgvHKTGfo3oweDAdBgNVHQ4EFgQUdMq9lWF2eCcA
qj9uLruVvT7/H5EwHwYDVR0jBBgwFoAUdMq9lWF2eCcAqj9uLruVvT7/H5EwDwYD
VR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcgglsb2NhbGhvc3SCD3BhcmxvdXIuZXhh
bXBsZTAKBggqhkjOPQQDAgNJADBGAiEAmxUrCwPULn5Z7iC4sBDaWsbwwg1QUKQT
yEJbX+7KYlcCIQD6yDWmsnsM3fEEgelh0KWlC8Mll228usPj9auQRnSzqQ==
-----END CERTIFICATE-----
`,
  key: KEY,
} as const

/** Ran out at the end of 2020; for parlour.example. */
export const expired = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBjTCCATOgAwIBAgIBBDAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBBIHJvb3Qg
Zm9yIHRlc3RzMB4XDTIwMDEwMTAwMDAwMFoXDTIxMDEwMTAwMDAwMFowGjEYMBYG
A1UEAwwPcGFybG91ci5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
37PEaKYqNX0MC/qhXmRloH6iGjtAiE0GO5S6nfN5oXtd/JSMwU4cka8deaI3eDMb
EgqBgafG9bLKxEILxykxn6NpMGcwGgYDVR0RBBMwEYIPcGFybG91ci5leGFtcGxl
MAkGA1UdEwQCMAAwHwYDVR0jBBgwFoAUax9znF1dvIPbqdLu23q3VwB+FQwwHQYD
VR0OBBYEFHTKvZVhdngnAKo/bi67lb0+/x+RMAoGCCqGSM49BAMCA0gAMEUCIQCW
j15Oy+X84TYKb5ZH/x6bWw9F78t0uamqQWpNCClSqwIgHSTjlY5uLuSfArnqEpwi
jkE4EOeBFE38y7rrZD/Hqe0=
-----END CERTIFICATE-----
`,
  key: KEY,
} as const

/** A key that opens only to who knows a word. */
export const lockedKey = (): string =>
  String(createPrivateKey(KEY).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'sesame' }))
