declare module '@generated/security/default/scripts.json' {
  /** Addresses of scripts on other hosts that pages may load. */
  const scripts: readonly string[]
  export default scripts
}
