/**
 * Which module may import which (ARCHITECTURE.md, "Rooms"). `npm run check:imports` enforces it;
 * imports of types count.
 */

/** The rooms of plugins. Each may import only from those before it. */
const rooms = [
  'lib',
  'content',
  'code',
  'playground',
  'search',
  'markdown',
  'outputs',
  'security',
  'loading',
]

const tests = [String.raw`\.test\.tsx?$`, '/test/']
/** What another room and the site may import of a room. The first two rooms are all door. */
const doors = [
  '^plugins/(lib|content)/',
  '^plugins/[^/]+/shared/',
  String.raw`^plugins/[^/]+/index\.ts$`,
  String.raw`^plugins/[^/]+/client/index\.tsx?$`,
  String.raw`^plugins/[^/]+/client/[^/]+/index\.tsx?$`,
]

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: {path: from},
  to: typeof to === 'string' ? {path: to} : to,
})

export default {
  forbidden: [
    {name: 'no-circle', severity: 'error', from: {}, to: {circular: true}},
    rule(
      'rooms-know-no-site',
      'Another site can take a room. Pass what it needs as an option.',
      '^plugins/',
      '^(src|scripts|e2e|facts|[^/]+\\.ts$)',
    ),
    ...rooms
      .slice(0, -1)
      .map((room, index) =>
        rule(
          `${room}-comes-before`,
          'Rooms are in an order, and import only from those before them.',
          `^plugins/${room}/`,
          `^plugins/(${rooms.slice(index + 1).join('|')})/`,
        ),
      ),
    {
      name: 'through-the-door',
      comment: 'The doors of a room are index.ts, shared, and the components of client.',
      severity: 'error',
      from: {path: '^plugins/([^/]+)/', pathNot: tests},
      to: {path: '^plugins/', pathNot: [...doors, '^plugins/$1/']},
    },
    {
      name: 'through-the-door-from-outside',
      comment: 'The doors of a room are index.ts, shared, and the components of client.',
      severity: 'error',
      from: {path: '^(src|docusaurus|siteParts)', pathNot: tests},
      to: {path: '^plugins/', pathNot: doors},
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {pathNot: [...tests, '^(scripts|e2e|tools|facts)/']},
      to: {path: tests},
    },
    rule(
      'the-site-runs-no-tools',
      'scripts and e2e use the site, never the other way.',
      '^src/',
      '^(scripts|e2e|tools)/',
    ),
    rule('scripts-and-tests-are-apart', undefined, '^scripts/', '^e2e/'),
    rule('tests-and-scripts-are-apart', undefined, '^e2e/', '^scripts/'),
    rule('tools-stand-alone', undefined, '^tools/', '^(src|plugins|scripts|e2e)/'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(node_modules|types)/|(^|/)\\.docusaurus'},
  },
}
