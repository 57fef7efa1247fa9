/** A decorative cross in the text's colour. Its button has the accessible name. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M5 5 19 19M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
