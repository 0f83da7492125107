/** A page in both languages with nothing on it, for houses that no browser visits. */
import { fileOf, type Page } from '../server/net/static-files.ts'

export const emptyPage: Page = {
  html: {
    en: fileOf('/index.en.html', '<!doctype html><html lang="en">'),
    de: fileOf('/index.de.html', '<!doctype html><html lang="de">'),
  },
  files: new Map(),
}
