/** The worker that checks types. ../../build/typeChecker bundles it with TypeScript. */
import type {
  Declarations,
  TypeAnswer,
  TypeRequest,
  TypeService,
} from '../../shared/typeChecker'
import {createTypeService} from './service'

let service: TypeService | undefined

self.addEventListener('message', ({data}: MessageEvent<string | TypeRequest>) => {
  // The first message is the declarations.
  if (typeof data === 'string') {
    service = createTypeService(JSON.parse(data) as Declarations)
    return
  }
  const {id, method, args} = data
  const act = service?.[method] as ((...given: unknown[]) => unknown) | undefined
  self.postMessage({id, result: act?.(...args)} satisfies TypeAnswer)
})
