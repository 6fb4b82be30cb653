import {describe, expect, test, vi} from 'vitest'
import {testQuery} from '../../../test/data'
import {createEmbeddedEngine, refined, type WorkerReply, type WorkerTask} from './index'

const request = {requests: [testQuery('map')]}
const response = {results: []}
const source = {first: '[]', restUrl: '/rest.json'}

/** A task received by a worker, and the function that answers it. */
interface Call {
  task: WorkerTask
  reply: (answer: WorkerReply) => void
}

type Handler = (call: Call, worker: FakeWorker) => void

/** A worker whose handler answers its tasks. */
class FakeWorker extends EventTarget {
  terminated = false
  readonly calls: Call[] = []

  constructor(readonly handler: Handler) {
    super()
  }

  postMessage(task: WorkerTask, [port]: [MessagePort]) {
    const call = {task, reply: (answer: WorkerReply) => port.postMessage(answer)}
    this.calls.push(call)
    queueMicrotask(() => this.handler(call, this))
  }

  fail() {
    this.dispatchEvent(new Event('error', {cancelable: true}))
  }

  terminate() {
    this.terminated = true
  }
}

const succeed: Handler = ({task, reply}) => reply(task.kind === 'load' ? {} : {response})

function setUp(...handlers: Handler[]) {
  const workers: FakeWorker[] = []
  const startWorker = vi.fn(() => {
    const worker = new FakeWorker(handlers[workers.length] ?? succeed)
    workers.push(worker)
    return worker as unknown as Worker
  })
  const loadSource = vi.fn(() => Promise.resolve(source))
  const onRefined = vi.fn()
  const engine = createEmbeddedEngine({loadSource, startWorker, onRefined})
  return {engine, loadSource, onRefined, workers, startWorker}
}

describe('the embedded engine', () => {
  test('starts a worker with the first request, and keeps it', async () => {
    const {engine, workers, startWorker} = setUp()
    expect(startWorker).not.toHaveBeenCalled()
    const answers = Promise.all([engine.search(request), engine.search(request)])
    await expect(answers).resolves.toEqual([response, response])
    await engine.search(request)
    expect(workers).toHaveLength(1)
    expect(workers[0]?.calls.map(({task}) => task.kind)).toEqual([
      'load',
      'search',
      'search',
      'search',
    ])
    expect(workers[0]?.calls[0]?.task).toEqual({kind: 'load', source})
  })

  test('starts a worker on preloading, and keeps it', async () => {
    const {engine, startWorker} = setUp()
    void engine.ready()
    expect(startWorker).toHaveBeenCalledOnce()
    await engine.search(request)
    expect(startWorker).toHaveBeenCalledOnce()
  })

  test('gives each request its own answer', async () => {
    const firstResponse = {results: [{query: '1'}]}
    const held: Call[] = []
    const {engine} = setUp((call) => {
      if (call.task.kind === 'load') call.reply({})
      else held.push(call)
    })
    const answers = Promise.all([engine.search(request), engine.search(request)])
    await vi.waitFor(() => expect(held).toHaveLength(2))
    const [one, two] = held
    two?.reply({response})
    one?.reply({response: firstResponse as never})
    await expect(answers).resolves.toEqual([firstResponse, response])
  })
})

test('reports when the rest of the index has loaded', async () => {
  const {engine, workers, onRefined} = setUp()
  await engine.search(request)
  expect(onRefined).not.toHaveBeenCalled()
  workers[0]?.dispatchEvent(new MessageEvent('message', {data: refined}))
  expect(onRefined).toHaveBeenCalledOnce()
})

describe('a failure', () => {
  const failToLoad: Handler = ({reply}) => reply({error: '404'})

  test('to start a worker rejects the request, and the next request tries again', async () => {
    const {engine, startWorker} = setUp()
    startWorker.mockImplementationOnce(() => {
      throw new Error('No more workers.')
    })
    await expect(engine.search(request)).rejects.toThrow('No more workers.')
    await expect(engine.search(request)).resolves.toEqual(response)
  })

  test('of the worker to load the index rejects the request, and the next request starts over', async () => {
    const {engine, workers} = setUp(failToLoad)
    await expect(engine.search(request)).rejects.toThrow('404')
    expect(workers[0]?.terminated).toBe(true)
    await expect(engine.search(request)).resolves.toEqual(response)
    expect(workers).toHaveLength(2)
  })

  test('to fetch the index rejects the request, and the next request fetches it again', async () => {
    const {engine, loadSource} = setUp()
    loadSource.mockRejectedValueOnce(new Error('offline'))
    await expect(engine.search(request)).rejects.toThrow('offline')
    await expect(engine.search(request)).resolves.toEqual(response)
    expect(loadSource).toHaveBeenCalledTimes(2)
  })

  test('to preload is silent, and the next request starts over', async () => {
    const {engine} = setUp(failToLoad)
    await engine.ready()
    await expect(engine.search(request)).resolves.toEqual(response)
  })

  test('while the index is loading rejects the request, and does not end the next worker', async () => {
    const {engine, workers, loadSource} = setUp()
    let finishLoading: () => void = () => undefined
    loadSource.mockImplementationOnce(
      () => new Promise((resolve) => (finishLoading = () => resolve(source))),
    )
    const answer = engine.search(request)
    workers[0]?.fail()
    const next = engine.search(request)
    finishLoading()
    await expect(answer).rejects.toThrow('The search worker has ended.')
    await expect(next).resolves.toEqual(response)
    expect(workers[1]?.terminated).toBe(false)
  })

  test('of the worker during a search rejects the request, and the next request starts another worker', async () => {
    const {engine, workers} = setUp(({task, reply}, worker) => {
      if (task.kind === 'load') reply({})
      else worker.fail()
    })
    await expect(engine.search(request)).rejects.toThrow()
    await expect(engine.search(request)).resolves.toEqual(response)
    expect(workers).toHaveLength(2)
  })

  test('that the worker reports for a search rejects the request, and the worker is kept', async () => {
    const errors = ['no answer']
    const {engine, workers} = setUp(({task, reply}) => {
      const error = task.kind === 'search' ? errors.pop() : undefined
      reply(error === undefined ? {response} : {error})
    })
    await expect(engine.search(request)).rejects.toThrow('no answer')
    await expect(engine.search(request)).resolves.toEqual(response)
    expect(workers).toHaveLength(1)
  })
})

test('a reset ends the worker and rejects pending requests, and the next request starts another worker', async () => {
  const {engine, workers} = setUp(({task, reply}) => {
    if (task.kind === 'load') reply({})
  })
  const waiting = engine.search(request)
  await vi.waitFor(() => expect(workers[0]?.calls).toHaveLength(2))
  engine.reset()
  const next = engine.search(request)
  await expect(waiting).rejects.toThrow()
  expect(workers[0]?.terminated).toBe(true)
  await expect(next).resolves.toEqual(response)
  expect(workers[1]?.terminated).toBe(false)
})
