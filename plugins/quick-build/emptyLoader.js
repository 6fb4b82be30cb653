/**
 * Bundler loader: empties a module, so that neither it nor what it imports is compiled.
 *
 * @returns {string}
 */
module.exports = function emptyLoader() {
  return ''
}
