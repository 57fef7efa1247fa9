import { Link } from 'react-router-dom';
import { DRAWINGS } from '../content/drawings.ts';
import { SERVICES } from '../content/services.ts';
import { ERROR_PAGE } from '../content/site.ts';
import buttonStyles from '../ui/button.module.css';
import { Drawing } from '../ui/drawing.tsx';
import styles from './error.module.css';

/** The error page, shown for every unknown address. */
export default function ErrorPage() {
  return (
    <div className={styles.page}>
      <title>{ERROR_PAGE.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1>{ERROR_PAGE.heading}</h1>
        <p>{ERROR_PAGE.text}</p>
        <Link className={buttonStyles.button} to="/">
          {ERROR_PAGE.action}
        </Link>
        <nav className={styles.services} aria-labelledby="error-services">
          <h2 id="error-services">{ERROR_PAGE.services}</h2>
          <ul>
            {SERVICES.map(({ id, label }) => (
              <li key={id}>
                <Link to={`/#${id}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Drawing drawing={DRAWINGS.fallen} className={styles.drawing} isFirst />
    </div>
  );
}
