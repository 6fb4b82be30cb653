import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {useState} from 'react'

function Fuse(): ReactNode {
  const [lit, setLit] = useState(false)
  if (lit) throw new Error('The fuse burned down', {cause: new Error('Somebody lit it')})
  return (
    <>
      <p>All is well.</p>
      <button type="button" onClick={() => setLit(true)}>
        Crash this page
      </button>
    </>
  )
}

/** A page that crashes on demand. Its layout has no footer, and has an additional class. */
export default function Crash(): ReactNode {
  return (
    <Layout
      title="Crash"
      description="A page that crashes on demand."
      noFooter
      wrapperClassName="crash-layout"
    >
      <main>
        <h1>Crash</h1>
        <Fuse />
      </main>
    </Layout>
  )
}
