/**
 * For tests: the declarations of a small package, `hud`, and a file that adds to them. The
 * compiler reads them much faster than those of React Facet.
 */
export const hudFiles = {
  'node_modules/react/jsx-runtime.d.ts': 'export {}',
  'node_modules/hud/package.json': '{"name": "hud", "types": "index.d.ts"}',
  'node_modules/hud/index.d.ts': `export * from './weapon'
export {take as grab} from './weapon'
export declare const context: import("./weapon").Weapon & import('./weapon').Kind
declare global {
  namespace JSX {
    interface IntrinsicElements {
      b: {}
      'hud-text': {text: string}
    }
  }
}
`,
  'node_modules/hud/weapon.d.ts': `export interface Kind {}
export interface Weapon {
  ammo: number
}
export declare const NONE: unique symbol
export type None = typeof NONE
export declare function take(weapon: Weapon): None
`,
  'types/more.d.ts': `import {Weapon} from 'hud'
declare module 'hud' {
  export function drop(weapon: Weapon): void
}
`,
}

/** The option `library` of a site with `hudFiles`. */
export const hud = {packages: ['hud'], additions: 'types/more.d.ts', standIns: {}}
