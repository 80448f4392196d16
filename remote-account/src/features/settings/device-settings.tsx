import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { Card } from '@shared-kernel/ui/card';
import { Flag } from '@shared-kernel/ui/icons';
import { RadioGroup } from '@shared-kernel/ui/radio-group';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Switch } from '@shared-kernel/ui/switch';
import { useState } from 'react';
import { useFrame } from 'shared-kernel/frame';
import { LANGUAGE_TAG, useTranslation } from 'shared-kernel/i18n';
import { useMotion } from 'shared-kernel/motion';
import { keepSound, keptSound } from 'shared-kernel/sound';
import styles from './device-settings.module.css';

/** In its own language: who cannot read this one finds it. */
const NAMES = { EN: 'English', TY: 'Filipino' } as const;

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
            label: (
              <span className={styles.name} lang={LANGUAGE_TAG[each]}>
                <Flag language={each} />
                {NAMES[each]}
              </span>
            ),
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
