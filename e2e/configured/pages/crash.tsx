import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {useState} from 'react'

function Fuse({lit}: {lit: boolean}): ReactNode {
  if (lit) throw new Error('The fuse burned down', {cause: new Error('Somebody lit it')})
  return <p>All is well.</p>
}

/** A page that crashes on demand. */
export default function Crash(): ReactNode {
  const [lit, setLit] = useState(false)
  return (
    <Layout title="Crash" description="A page that crashes on demand.">
      <main>
        <h1>Crash</h1>
        <Fuse lit={lit} />
        <button type="button" onClick={() => setLit(true)}>
          Crash this page
        </button>
      </main>
    </Layout>
  )
}
