import { languages } from '@lms/contract';
import { createI18n, I18nProvider, loadTexts, setTextLoader } from '@lms/i18n';
import { bundledTexts } from '@lms/words';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { applyLanguage, applyTheme } from '../document-attributes';
import { makeStore } from '../store';
import { Gallery } from './gallery';

setTextLoader(bundledTexts);

/** Theme and language come from the address: `/gallery.html?theme=dark&language=bn`. */
const start = async () => {
  const asked = new URLSearchParams(location.search);
  const language = languages.find((code) => code === asked.get('language')) ?? 'en';
  applyLanguage(language);
  applyTheme(asked.get('theme') === 'dark' ? 'dark' : 'light');
  const i18n = createI18n(language);
  await loadTexts(i18n, language, ['common', 'validation', 'auth', 'admin']);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={makeStore(language)}>
        <I18nProvider i18n={i18n}>
          <MemoryRouter>
            <Gallery />
          </MemoryRouter>
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
};

void start();
