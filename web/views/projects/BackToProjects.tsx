import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { text } from './text.js';

export function BackToProjects() {
  const { t, to } = useLanguage();
  return <TextLink href={to('/projects')}>{t(text.back)}</TextLink>;
}
