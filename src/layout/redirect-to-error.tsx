import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Replaces an unknown address with that of the error page (S-RT-5). It renders that page meanwhile: `404.html` is this route,
 * prerendered, and with `<Navigate>` it would be empty.
 */
export function RedirectToError({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/error', { replace: true });
  }, [navigate]);
  return children;
}
