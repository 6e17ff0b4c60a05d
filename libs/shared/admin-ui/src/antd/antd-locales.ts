import type { Language } from '@lms/contract';
import type { Locale } from 'antd/es/locale';
import english from 'antd/locale/en_US';

type Loader = () => Promise<{ default: Locale }>;

const loaders: Record<Exclude<Language, 'en'>, Loader> = {
  bn: () => import('antd/locale/bn_BD'),
  ch: () => import('antd/locale/zh_CN'),
  es: () => import('antd/locale/es_ES'),
  jp: () => import('antd/locale/ja_JP'),
  de: () => import('antd/locale/de_DE'),
  fr: () => import('antd/locale/fr_FR'),
};

/** Loads antd's own texts when a language is first shown; English stands in until then. */
export const antdLocale = async (language: Language): Promise<Locale> =>
  language === 'en' ? english : (await loaders[language]()).default;

export { english };
