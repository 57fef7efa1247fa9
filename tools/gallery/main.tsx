import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as SAMPLES from '../../src/form/field-types/index.ts';
import '../../src/styles/global.css';
import { Gallery } from './gallery.tsx';

/** The page `/tools/gallery/` of `npm run dev`. `?form` shows only the form, for tests and narrow windows. */
const showsOnlyForm = new URLSearchParams(location.search).has('form');

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery types={showsOnlyForm ? {} : SAMPLES} />
  </StrictMode>,
);
