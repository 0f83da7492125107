/// <reference types="vite/client" />

/** The classes of a module, by the names it calls them; web/styles.test.ts sees to it that each of them is there. */
declare module '*.module.css' {
  const names: { readonly [name: string]: string }
  export = names
}
