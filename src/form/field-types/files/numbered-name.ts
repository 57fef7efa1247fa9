/** "image.png (2)" for the second file of that name: pasted ones are all called so, and each has buttons of its own. */
export function numberedName(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((other) => other.name));
  let numbered = name;
  for (let number = 2; taken.has(numbered); number += 1) numbered = `${name} (${number})`;
  return numbered;
}
