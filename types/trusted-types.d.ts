/** The part of Trusted Types that the site uses; TypeScript's DOM library has none of it. */
interface TrustedTypePolicy<Rules> {
  createHTML: Rules extends {createHTML: unknown} ? (html: string) => string : never
  createScriptURL: Rules extends {createScriptURL: unknown}
    ? (url: string) => string
    : never
}

/**
 * A policy's rules; null refuses. What a policy makes is an object that every sink takes
 * where it takes a string, so it is typed as the string that it stands for.
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
