import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Replaces an unknown address by the error page's (S-RT-5). It already shows that page: `404.html` is this route,
 * prerendered, and `<Navigate>` would leave it empty.
 */
export function RedirectToError({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/error', { replace: true });
  }, [navigate]);
  return children;
}
