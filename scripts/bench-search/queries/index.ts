import tuning from './tuning.json'

/** A query as a reader types it, and the page or heading that answers it. */
export interface SearchCase {
  kind: SearchKind
  query: string
  /** Paths without base URL; with an anchor only that heading is right. */
  answers: string[]
}

export type SearchKind = 'identifier' | 'prefix' | 'split' | 'typo' | 'question'

/** Right answers, several separated by a space, with the queries that ask for them. */
type QueriesByAnswers = Record<string, string[]>

/** Every export of the packages, typed exactly, with its documented place. */
const identifiers: QueriesByAnswers = {
  '/docs/api/hooks/use-facet-state': ['useFacetState'],
  '/docs/api/hooks/use-facet-state#usefacetreducer': ['useFacetReducer'],
  '/docs/api/hooks/use-facet-state#usefacetpropsetter': ['useFacetPropSetter'],
  '/docs/api/hooks/use-facet-map': ['useFacetMap'],
  '/docs/api/hooks/use-facet-memo': ['useFacetMemo'],
  '/docs/api/hooks/use-facet-callback': ['useFacetCallback'],
  '/docs/api/hooks/use-facet-effect': ['useFacetEffect'],
  '/docs/api/hooks/use-facet-effect#createusefaceteffect': ['createUseFacetEffect'],
  '/docs/api/hooks/use-facet-layout-effect': ['useFacetLayoutEffect'],
  '/docs/api/hooks/use-facet-ref': ['useFacetRef'],
  '/docs/api/hooks/use-facet-unwrap': ['useFacetUnwrap'],
  '/docs/api/hooks/use-facet-wrap': ['useFacetWrap'],
  '/docs/api/hooks/use-facet-wrap-memo': ['useFacetWrapMemo'],
  '/docs/api/hooks/use-facet-transition': ['useFacetTransition'],
  '/docs/api/hooks/use-facet-transition#startfacettransition': ['startFacetTransition'],

  '/docs/api/mount-components#mount': ['Mount'],
  '/docs/api/mount-components#with': ['With'],
  '/docs/api/mount-components#map': ['Map'],
  '/docs/api/mount-components#unwrap': ['Unwrap'],
  '/docs/api/mount-components#times': ['Times'],

  '/docs/api/helpers#createfacet': ['createFacet'],
  '/docs/api/helpers#createreadonlyfacet': ['createReadOnlyFacet'],
  '/docs/api/helpers#createstaticfacet': ['createStaticFacet'],
  '/docs/api/helpers#createfacetcontext': ['createFacetContext'],
  '/docs/api/helpers#mapfacetslightweight': ['mapFacetsLightweight'],
  '/docs/api/helpers#mapfacetscached': ['mapFacetsCached'],
  '/docs/api/helpers#multiobserve': ['multiObserve'],
  '/docs/api/helpers#aspromise': ['asPromise'],
  '/docs/api/helpers#batch': ['batch'],
  '/docs/api/helpers#isfacet': ['isFacet'],
  '/docs/api/helpers#hasdefinedvalue': ['hasDefinedValue'],
  '/docs/api/helpers#arealldefinedvalues': ['areAllDefinedValues'],
  '/docs/api/helpers#no_value': ['NO_VALUE'],
  '/docs/api/helpers#facet_factory': ['FACET_FACTORY'],

  '/docs/api/equality-checks/default-equality-check': ['defaultEqualityCheck'],
  '/docs/api/equality-checks/strict-equality-check': ['strictEqualityCheck'],
  '/docs/api/equality-checks/shallow-object-equality-check': [
    'shallowObjectEqualityCheck',
  ],
  '/docs/api/equality-checks/shallow-object-equality-check#nullableshallowobjectequalitycheck':
    ['nullableShallowObjectEqualityCheck'],
  '/docs/api/equality-checks/shallow-array-equality-check': ['shallowArrayEqualityCheck'],
  '/docs/api/equality-checks/shallow-array-equality-check#nullableshallowarrayequalitycheck':
    ['nullableShallowArrayEqualityCheck'],
  '/docs/api/equality-checks/shallow-object-array-equality-check': [
    'shallowObjectArrayEqualityCheck',
  ],
  '/docs/api/equality-checks/shallow-object-array-equality-check#nullableshallowobjectarrayequalitycheck':
    ['nullableShallowObjectArrayEqualityCheck'],
  '/docs/api/equality-checks/create-uniform-object-equality-check': [
    'createUniformObjectEqualityCheck',
  ],
  '/docs/api/equality-checks/create-uniform-array-equality-check': [
    'createUniformArrayEqualityCheck',
  ],
  '/docs/api/equality-checks/create-object-key-specific-check': [
    'createObjectWithKeySpecificEqualityCheck',
  ],
  '/docs/api/equality-checks/create-optional-value-equality-check': [
    'createOptionalValueEqualityCheck',
  ],
  '/docs/api/equality-checks/create-optional-value-equality-check#createnullableequalitycheck':
    ['createNullableEqualityCheck'],

  '/docs/rendering/using-the-custom-renderer#render': ['render'],
  '/docs/rendering/using-the-custom-renderer#createportal': ['createPortal'],
  '/docs/rendering/using-the-custom-renderer#createfiberroot': ['createFiberRoot'],
  '/docs/rendering/using-the-custom-renderer#createreconciler': ['createReconciler'],
  '/docs/rendering/using-the-custom-renderer#iselementcontainer': ['isElementContainer'],

  '/docs/game-ui-development/shared-facet#sharedfacet': ['sharedFacet'],
  '/docs/game-ui-development/shared-facet#usesharedfacet': ['useSharedFacet'],
  '/docs/game-ui-development/shared-facet#sharedfacetdriverprovider': [
    'SharedFacetDriverProvider',
  ],
  '/docs/game-ui-development/shared-facet#sharedfacetdrivercontext': [
    'sharedFacetDriverContext',
  ],
  '/docs/game-ui-development/shared-facet#sharedselector': ['sharedSelector'],
  '/docs/game-ui-development/shared-facet#shareddynamicselector': [
    'sharedDynamicSelector',
  ],
  '/docs/game-ui-development/shared-facet#usesharedfacetpropsetter': [
    'useSharedFacetPropSetter',
  ],
  '/docs/game-ui-development/shared-facet#sharedfacet-1': ['SharedFacet'],
  '/docs/game-ui-development/shared-facet#sharedfacetdriver': ['SharedFacetDriver'],
  '/docs/game-ui-development/shared-facet#onchange': ['OnChange'],
  '/docs/game-ui-development/shared-facet#errorfn': ['ErrorFn'],

  ...typesOf('/docs/api/support-types', [
    'Facet',
    'WritableFacet',
    'Option',
    'NoValue',
    'Value',
    'FacetProp',
    'ExtractFacetValues',
    'Listener',
    'Observe',
    'Unsubscribe',
    'Cleanup',
    'Effect',
    'FacetOptions',
    'StartSubscription',
    'Update',
    'Setter',
    'EqualityCheck',
    'Immutable',
    'ObjectWithImmutables',
    'MapProps',
    'Batch',
    'Task',
    'FacetFactory',
    'ExcludeFacetFactory',
    'FacetCSSStyleDeclaration',
    'ElementProps',
    'TextProps',
    'Props',
    'ValidPropsNames',
    'StrictReactNode',
    'Style',
    'InputType',
    'MouseCallback',
    'TouchCallback',
    'FocusCallback',
    'KeyboardCallback',
    'PointerEvents',
    'FocusEvents',
    'KeyboardEvents',
    'FastAProps',
    'FastDivProps',
    'FastImgProps',
    'FastInputProps',
    'FastPProps',
    'FastSpanProps',
    'FastTextProps',
    'FastTextareaProps',
    'FastSvgProps',
    'FastCircleProps',
    'FastEllipseProps',
    'FastLineProps',
    'FastPathProps',
    'FastPolyGonProps',
    'FastPolylineProps',
    'FastRectProps',
    'FastUseProps',
    'FastForeignOBjectProps',
    'FastLinearGradientProps',
    'FastRadialGradientProps',
    'FastStopProps',
    'FastPatternProps',
    'FastSvgTextProps',
    'Type',
    'TypeHTML',
    'TypeSVG',
    'ElementContainer',
    'TextContainer',
    'Instance',
    'Container',
    'TextInstance',
    'HydratableInstance',
    'PublicInstance',
    'HostContext',
    'UpdatePayload',
    'ReactFacetReconciler',
    'FacetFiberRoot',
    'Callback',
    'NoTimeout',
  ]),
}

function typesOf(page: string, names: readonly string[]): QueriesByAnswers {
  return Object.fromEntries(
    names.map((name) => [`${page}#${name.toLowerCase()}`, [name]]),
  )
}

/** Queries as they are while a reader still types. */
const prefixes: QueriesByAnswers = {
  '/docs/api/hooks/use-facet-state': ['usefacets', 'useFacetSta'],
  '/docs/api/hooks/use-facet-map': ['useFacetMa'],
  '/docs/api/hooks/use-facet-callback': ['useFacetC', 'usefacetcall'],
  '/docs/api/hooks/use-facet-layout-effect': ['useFacetL', 'usefacetlay'],
  '/docs/api/hooks/use-facet-unwrap': ['useFacetU'],
  '/docs/api/hooks/use-facet-transition': ['useFacetT', 'facetTrans'],
  '/docs/api/hooks/use-facet-effect': ['useFacetE'],
  '/docs/api/equality-checks/shallow-object-equality-check': ['shallowOb'],
  '/docs/api/equality-checks/strict-equality-check': ['stricteq'],
  '/docs/api/helpers#multiobserve': ['multiO'],
  '/docs/api/helpers#aspromise': ['asProm'],
  '/docs/api/helpers#createstaticfacet': ['createSta'],
  '/docs/game-ui-development/shared-facet#shareddynamicselector': ['sharedDyn'],
  '/docs/getting-started': ['getting st'],
  '/docs/api/mount-components': ['mount comp'],
  '/docs/api/supported-attributes': ['supported attr'],
}

/** Identifiers as the words that they are made of, with words left out, or as in React. */
const splits: QueriesByAnswers = {
  '/docs/api/hooks/use-facet-state': ['useState'],
  '/docs/api/hooks/use-facet-effect': ['useEffect'],
  '/docs/api/hooks/use-facet-ref': ['useRef'],
  '/docs/api/hooks/use-facet-map': ['use facet map', 'facet map'],
  '/docs/api/hooks/use-facet-memo': ['use facet memo', 'use-facet-memo', 'useMemo'],
  '/docs/api/hooks/use-facet-layout-effect': [
    'use facet layout effect',
    'layout effect',
    'useLayoutEffect',
  ],
  '/docs/api/hooks/use-facet-wrap-memo': ['facet wrap memo'],
  '/docs/api/hooks/use-facet-callback': ['facet callback', 'useCallback'],
  '/docs/api/hooks/use-facet-state#usefacetpropsetter': ['facet prop setter'],
  '/docs/api/hooks/use-facet-transition#startfacettransition': ['start facet transition'],
  '/docs/api/equality-checks/shallow-array-equality-check': [
    'shallow array equality check',
  ],
  '/docs/api/equality-checks/create-uniform-object-equality-check': [
    'uniform object equality',
  ],
  '/docs/api/equality-checks/create-object-key-specific-check': [
    'key specific equality check',
    'create-object-key-specific-check',
  ],
  '/docs/api/helpers#no_value': ['no value'],
  '/docs/api/helpers#no_value /docs/api/support-types#novalue': ['novalue'],
  '/docs/api/helpers#createreadonlyfacet': ['read only facet'],
  '/docs/api/helpers#mapfacetslightweight': ['map facets lightweight'],
  '/docs/game-ui-development/shared-facet#sharedfacetdriverprovider': [
    'shared facet driver provider',
  ],
  '/docs/rendering/using-the-custom-renderer#createroot': ['createRoot', 'create root'],
  '/docs/api/fast-components': ['fast components'],
  '/docs/api/fast-components#fast-text': ['fast-text', 'fast text'],
  '/docs/api/fast-components#fast-input-and-fast-textarea': [
    'fast-input',
    'fast-textarea',
  ],
}

/** One or two slips of the finger. */
const typos: QueriesByAnswers = {
  '/docs/api/hooks/use-facet-map': ['useFacetMpa', 'useFactMap', 'usefcaetmap'],
  '/docs/api/hooks/use-facet-memo': ['useFacetMeno', 'usefacetmemmo'],
  '/docs/api/hooks/use-facet-callback': ['useFacetCalback', 'use facet calback'],
  '/docs/api/hooks/use-facet-state': ['useFacetSate', 'usefacestate'],
  '/docs/api/hooks/use-facet-state#usefacetreducer': ['useFacetReducr'],
  '/docs/api/hooks/use-facet-transition': ['useFacetTranstion'],
  '/docs/api/hooks/use-facet-unwrap': ['useFacetUnwarp'],
  '/docs/api/equality-checks/shallow-object-equality-check': [
    'shalowObjectEqualityCheck',
    'shallow object equallity check',
  ],
  '/docs/api/equality-checks/strict-equality-check': ['strictEqualtyCheck'],
  '/docs/api/helpers#multiobserve': ['multiObsreve'],
  '/docs/api/helpers#isfacet': ['isFcet'],
  '/docs/game-ui-development/shared-facet#sharedselector': ['sharedSelecter'],
  '/docs/game-ui-development/shared-facet': ['shared facts'],
  '/docs/rendering/using-the-custom-renderer#createportal': ['createPotal'],
  '/docs/api/supported-attributes': ['suported atributes'],
  '/docs/getting-started': ['geting started'],
  '/docs/api/equality-checks': ['equalty checks'],
  '/docs/api/packages': ['pacakges'],
}

/** Questions and topics in a reader's own words. */
const questions: QueriesByAnswers = {
  '/docs/getting-started': [
    'getting started',
    'how to install',
    'npm install react-facet',
    'set up typescript',
    'start a new project',
  ],
  '/docs/goals': ['goals', 'what problem does it solve', 'why web technology in a game'],
  '/docs/rendering/overview': [
    'rendering overview',
    'what causes a react render',
    'mixing renderers',
  ],
  '/docs/rendering/using-the-custom-renderer': [
    'custom renderer',
    'how do I render into a root',
    'error boundaries',
    'suspense and lazy components',
  ],
  '/docs/rendering/using-facets-manually': [
    'use facets without the custom renderer',
    'facets manually',
    'bind a facet to a canvas',
  ],
  '/docs/game-ui-development/overview': ['game ui development', 'frame budget'],
  '/docs/game-ui-development/shared-facet': [
    'shared facets',
    'how to write a driver',
    'get data from the game engine',
    'facets from a web socket',
  ],
  '/docs/api/overview': ['api overview', 'list of all exports'],
  '/docs/api/packages': ['packages', 'which versions fit together', 'version history'],
  '/docs/api/support-types': ['types', 'narrow an option', 'type children'],
  '/docs/api/supported-attributes': [
    'supported attributes',
    'unsupported attributes',
    'numeric properties of gameface',
  ],
  '/docs/api/fast-components': ['fast elements', 'svg elements'],
  '/docs/api/fast-components /docs/rendering/using-facets-manually': [
    'controlled input value',
  ],
  '/docs/api/mount-components': ['conditional rendering', 'render a list of items'],
  '/docs/api/mount-components /docs/getting-started#show-and-hide': [
    'show or hide with a boolean facet',
  ],
  '/docs/api/hooks': ['hooks', 'which hook to choose'],
  '/docs/api/hooks#eslint /docs/api/packages': ['eslint additionalHooks'],
  '/docs/api/hooks/use-facet-state': ['useState replacement', 'reset state'],
  '/docs/api/hooks/use-facet-map': ['derive a value from facets', 'combine two facets'],
  '/docs/api/hooks/use-facet-memo': ['cache a derived value'],
  '/docs/api/hooks/use-facet-map /docs/api/hooks/use-facet-memo': [
    'difference between map and memo',
  ],
  '/docs/api/hooks/use-facet-effect': ['run a side effect when a facet changes'],
  '/docs/api/hooks/use-facet-effect /docs/api/support-types#cleanup': ['effect cleanup'],
  '/docs/api/hooks/use-facet-layout-effect': ['measure an element after a change'],
  '/docs/api/hooks/use-facet-ref': ['read the value of a facet in a ref'],
  '/docs/api/hooks/use-facet-unwrap': ['facet value as react state'],
  '/docs/api/hooks/use-facet-wrap': ['prop that may be a value or a facet'],
  '/docs/api/hooks/use-facet-transition': ['defer react updates with a transition'],
  '/docs/api/equality-checks': [
    'equality checks',
    'which equality check',
    'known defects of equality checks',
  ],
  '/docs/api/equality-checks/custom-equality-checks': [
    'write my own equality check',
    'compare dates',
    'compare numbers within a tolerance',
  ],
  '/docs/api/equality-checks/shallow-array-equality-check': [
    'compare arrays of primitives',
  ],
  '/docs/api/equality-checks/create-optional-value-equality-check /docs/api/equality-checks':
    ['equality check for null or undefined'],
  '/docs/api/helpers': [
    'helpers',
    'create a facet outside a component',
    'batch several updates',
    'facet context',
    'wait for a facet to have a value',
  ],
}

function cases(kind: SearchKind, queries: QueriesByAnswers): SearchCase[] {
  return Object.entries(queries).flatMap(([answers, texts]) =>
    texts.map((query) => ({kind, query, answers: answers.split(' ')})),
  )
}

/** The frozen query set: what readers ask, and what answers it. */
export const searchCases: readonly SearchCase[] = [
  ...cases('identifier', identifiers),
  ...cases('prefix', prefixes),
  ...cases('split', splits),
  ...cases('typo', typos),
  ...cases('question', questions),
]

/** A query as people ask in the threads of other libraries, who do not know this one. */
export interface PeopleCase {
  /** What kind of text it is: a fragment, a question, an error, a task, or a page. */
  kind: string
  query: string
  /** The sections that answer it, and nothing else of their pages. */
  answers: string[]
  /** Where it was asked. */
  source: string
}

/** What the ranking is tuned on. */
export const tuningCases: readonly PeopleCase[] = tuning
