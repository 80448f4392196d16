import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { Card } from '@shared-kernel/ui/card';
import { RadioGroup } from '@shared-kernel/ui/radio-group';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Switch } from '@shared-kernel/ui/switch';
import { useState } from 'react';
import { useFrame } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useMotion } from 'shared-kernel/motion';
import { keepSound, keptSound } from 'shared-kernel/sound';
import { LanguageName } from '../../shared/language/language-name.tsx';
import styles from './device-settings.module.css';

/** What this device keeps for whoever uses it: the language, what moves by itself, and how games sound. */
export const DeviceSettings = () => {
  const { t, language } = useTranslation('account');
  const { askLanguage } = useFrame();
  const { isPaused, setPaused } = useMotion();
  const [sound, setSound] = useState(keptSound);
  const turnSound = (isOn: boolean) => {
    const next = isOn ? 'on' : 'off';
    keepSound(next);
    setSound(next);
  };
  return (
    <section>
      <SectionHead tone="quiet" title={t('settings.device')} />
      <Card className={styles.card}>
        <RadioGroup
          variant="tiles"
          name="language"
          label={t('settings.language')}
          options={LANGUAGES.map((each) => ({
            value: each,
            label: <LanguageName language={each} />,
          }))}
          value={language}
          onChange={(chosen) => {
            const asked = LANGUAGES.find((each) => each === chosen);
            if (asked !== undefined) askLanguage(asked);
          }}
        />
        <Switch
          label={t('settings.motion')}
          detail={t('settings.motionDetail')}
          checked={!isPaused}
          onChange={(event) => setPaused(!event.target.checked)}
        />
        <Switch
          label={t('settings.sound')}
          detail={t('settings.soundDetail')}
          checked={sound === 'on'}
          onChange={(event) => turnSound(event.target.checked)}
        />
      </Card>
    </section>
  );
};
