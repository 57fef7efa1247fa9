/** "image.png (2)" for the second file called `image.png`, as pasted pictures are: each file's buttons need unique names. */
export function numberedName(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((other) => other.name));
  let numbered = name;
  for (let number = 2; taken.has(numbered); number += 1) numbered = `${name} (${number})`;
  return numbered;
}
