/** Decorative icons in the text's colour. Their buttons have the accessible names. */

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

export const UpIcon = () => <Icon path="M12 20V5M6 11l6-6 6 6" />;
export const DownIcon = () => <Icon path="M12 4v15M6 13l6 6 6-6" />;
export const RemoveIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />;
export const GripIcon = () => <Icon path="M5 9h14M5 15h14" />;
