/** Live examples that readers can edit, and exercises. */
export {liveExamples} from './build/examples'
export {default as remarkLiveExamples} from './build/examples/remark'
export {exercises} from './build/exercises'
export {remarkExercises} from './build/exercises/remark'
export {playground} from './build/frames'
export {typeChecker} from './build/typeChecker'
