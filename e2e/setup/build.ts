import {ensureBuild, type BuildName} from '../builds'

/** Makes builds from the command line: `tsx e2e/setup/build.ts site configured`. */
async function makeBuilds(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const made = await ensureBuild(name as BuildName)
    console.log(made ? `Built ${name}.` : `The build ${name} is as it should be.`)
  }
}

makeBuilds(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
