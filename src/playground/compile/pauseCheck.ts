/** The name under which a program finds the check that it calls. */
export const pauseCheck = '__checkPause'
