/** Joins the class names that apply; `false` and `undefined` are left out. */
export function classNames(...names: (string | false | undefined)[]): string {
  let all = ''
  for (const name of names) if (name) all += (all && ' ') + name
  return all
}
