/** Imports a script of this site that is bundled separately from the page's scripts. */
type ImportModule = <Module>(url: string) => Promise<Module>

declare global {
  interface Window {
    /**
     * Shared by separately bundled scripts, so that they use one instance of a module. The page's
     * inline script, which runs first, defines it.
     */
    importModule: ImportModule
  }
}

/** Dispatched on the document when a module could not be imported. */
export const missingModuleEvent = 'missing-module'

/** Makes `window.importModule`, which imports each module once, and again after a failure. */
export function createImportModule(): ImportModule {
  const modules: Record<string, Promise<unknown> | undefined> = {}
  let failures = 0
  return <Module>(url: string) => {
    // Some browsers keep a failed import. A new fragment makes them retry.
    const module = (modules[url] ??= import(failures > 0 ? `${url}#${failures}` : url))
    module.catch(() => {
      failures += 1
      modules[url] = undefined
      document.dispatchEvent(new Event(missingModuleEvent))
    })
    return module as Promise<Module>
  }
}
