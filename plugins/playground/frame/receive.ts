/**
 * Begins the document of a run, which opens while the code that runs programs still loads. The
 * frame around it (./shell.ts) sends that code in parts, each a CommonJS module, and then a port.
 */
import type * as frameModules from 'frame-modules'

let packages: Partial<typeof frameModules> = {}

/** Evaluates a part of the code: the packages, and then ./run.tsx, which imports them. */
function receive({data}: MessageEvent<unknown>): void {
  if (typeof data !== 'string') {
    removeEventListener('message', receive)
    return
  }
  // Indirect, so that the code cannot see these variables.
  // oxlint-disable-next-line no-eval -- see above
  const evaluate = (0, eval)(`(function (require, module, exports) {${data}\n})`) as (
    ...values: unknown[]
  ) => void
  const module: {exports: Partial<typeof frameModules>} = {exports: {}}
  evaluate((name: string) => packages.modules?.[name] ?? packages, module, module.exports)
  packages = module.exports
}
addEventListener('message', receive)
