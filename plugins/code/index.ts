/** Code of pages: highlighted, linked to the API, with the types of its identifiers. */
export {createApiLinks, docRoute, type ReadApiLinks} from './build/apiLinks/apiIndex'
export {createDocAddresses} from './build/apiLinks/docAddresses'
export {codeLinks} from './build/apiLinks/codeLinks'
export {findNames} from './build/apiLinks/references'
export {remarkApiLinks} from './build/apiLinks/remark'
export {highlight} from './build/highlighting/highlight'
export {
  default as remarkCodeBlocks,
  remarkDiagrams,
  remarkMagicComments,
} from './build/highlighting/remark'
export {librarySchema, type Library} from './build/samples/library'
export {jsxElements} from './build/samples/packages'
export {createSampleId, type SampleId} from './build/samples/sampleId'
export {createSignatures, remarkSignatures} from './build/samples/signatures'
export {sampleTypes} from './build/types'
