/** The part of Trusted Types that the site uses; TypeScript's DOM library has none of it. */
interface TrustedTypePolicy<Rules> {
  createHTML: Rules extends {createHTML: unknown} ? (html: string) => string : never
  createScriptURL: Rules extends {createScriptURL: unknown}
    ? (url: string) => string
    : never
}

/**
 * A policy's rules; a rule that returns null refuses the string. A policy creates objects,
 * which every sink accepts in place of strings. They are typed as strings, so that the types
 * of the DOM accept them too.
 */
interface TrustedTypePolicyRules {
  createHTML?: (html: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (url: string) => string | null
}

interface Window {
  readonly trustedTypes?: {
    createPolicy: <Rules extends TrustedTypePolicyRules>(
      name: string,
      rules: Rules,
    ) => TrustedTypePolicy<Rules>
  }
}
