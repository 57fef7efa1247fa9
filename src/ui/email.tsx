/** An address. With large text, a line may end after the `@`. */
export function Email({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <>
      {user}@<wbr />
      {domain}
    </>
  );
}
