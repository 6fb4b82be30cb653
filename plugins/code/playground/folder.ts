/** Where the documents of the frames are on the site, below the base URL. */
export const playgroundFolder = 'assets/playground'
