// Change: renders only inline code. Fences become CodeBlock when a page is compiled
// (plugins/code/build/highlighting). The stock component would bundle a highlighter for them.
export {default} from '@theme/CodeInline'
