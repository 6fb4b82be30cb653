/** Answers so far, by the name of the question. */
export type Answers = Readonly<Record<string, string>>

/** Something that the writer of a page is asked for. */
export interface Question {
  /** Also the name of the flag that answers it. */
  name: string
  /** What to write, with an example. */
  hint: string
  /** The answer, if the writer gives none. */
  suggest?: (answers: Answers) => string
  /**
   * Says what is wrong with an answer, and what to write instead.
   *
   * @param answers those to the questions before
   */
  problem: (answer: string, answers: Answers) => string | undefined
}

/** Gets the answer to a question from the writer. */
export type Ask = (question: Question, suggestion: string | undefined) => Promise<string>

/**
 * Takes answers from flags, and asks for the rest.
 *
 * @param ask asks the writer, again after a wrong answer; without it flags and suggestions
 *   must be enough
 * @param tell shows the writer what is wrong with an answer
 * @throws an error that lists what is wrong with the flags, one a line
 */
export async function fillForm(
  questions: readonly Question[],
  flags: Answers,
  ask: Ask | undefined,
  tell: (problem: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  const problems: string[] = []
  for (const question of questions) {
    const {name, hint, suggest, problem} = question
    const flag = flags[name]?.trim()
    const suggestion = suggest?.(answers)
    const problemOf = (answer: string) =>
      answer === '' ? `is missing: ${hint}` : problem(answer, answers)

    if (flag !== undefined || ask === undefined) {
      const answer = flag ?? suggestion ?? ''
      const wrong = problemOf(answer)
      if (wrong !== undefined) problems.push(`--${name} ${wrong}`)
      answers[name] = answer
      continue
    }
    for (;;) {
      const answer = (await ask(question, suggestion)).trim() || (suggestion ?? '')
      const wrong = problemOf(answer)
      if (wrong === undefined) {
        answers[name] = answer
        break
      }
      tell(`The ${name} ${wrong}`)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return answers
}
