const address = 'https://github.com/mojang/ore-ui/issues/new'

/** Address of a prefilled new issue of the library's repository. */
export function newIssueUrl(title: string, body: string): string {
  return `${address}?${new URLSearchParams({title, body})}`
}
