/** What a browser reads of the site's configuration. The rest is for building it. */
const settings = [
  'title',
  'tagline',
  'titleDelimiter',
  'favicon',
  'url',
  'baseUrl',
  'trailingSlash',
  'noIndex',
  'i18n',
  'customFields',
  'themeConfig',
]

/**
 * What the pages of a plugin have in common, by the chunk to load it in: each chunk is a
 * request.
 */
const together = {
  docs: /^(@theme\/(DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/docusaurus-plugin-content-docs\/default\/__plugin\.json)$/,
  blog: /^(@generated\/docusaurus-plugin-content-blog\/default\/__plugin|~blog\/default\/\S+)\.json$/,
}

/** Gives the chunk of a module that a route loads, by the name that Docusaurus gave it. */
function chunkOf(module, name) {
  return Object.keys(together).find((chunk) => together[chunk].test(module)) ?? name
}

/** By file name: how generated data is made smaller. */
const transforms = [
  {
    // Plugins' options with paths of the building machine among them.
    file: /docusaurus\.config\.mjs$/,
    transform(source) {
      const config = JSON.parse(
        source.replace(/^[^]*?export default /, '').replace(/;\s*$/, ''),
      )
      const {experimental_router} = config.future
      const kept = Object.fromEntries(settings.map((name) => [name, config[name]]))
      return `export default ${JSON.stringify({...kept, future: {experimental_router}})}`
    },
  },
  {
    // Of a route's modules the import; their names and weak references are for rendering
    // to HTML.
    file: /registry\.js$/,
    transform: (source) =>
      source.replace(
        /(?<=webpackChunkName: ")([^"]*)(" \*\/ "([^"]*)"\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g,
        (_match, name, end, module) => `${chunkOf(module, name)}${end}]`,
      ),
  },
  {
    // Of a docs version the sidebars, not the table of all docs with their descriptions,
    // which only lists of cards read.
    file: /docs-\w+\.json$/,
    transform(source) {
      const {version} = JSON.parse(source)
      return JSON.stringify({version: {...version, docs: {}}})
    },
  },
]

/**
 * Bundler loader for data that Docusaurus generates: leaves what the site reads of it in a
 * browser.
 *
 * @param {string} source a generated file
 * @returns {string}
 */
module.exports = function generatedDataLoader(source) {
  const match = transforms.find(({file}) => file.test(this.resourcePath))
  return match ? match.transform(source) : source
}
