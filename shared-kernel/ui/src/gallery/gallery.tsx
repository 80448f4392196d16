import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { LoadingRegion, ToastRegion } from '@shared-kernel/ui/host/regions';
import { useEffect, useState } from 'react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { useLanguage } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { BRAND_NAMES, dress } from './dress.ts';
import type { Sample } from './examples.ts';
import styles from './gallery.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) => (
  <label className={styles.choice}>
    {label}
    <select
      className={styles.select}
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((each) => each === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
);

const SampleSection = ({ name, examples }: Sample) => (
  <section className={styles.sample} aria-labelledby={name}>
    <h2 id={name} className={styles.name}>
      {name}
    </h2>
    {Object.entries(examples).map(([state, Example]) => (
      <figure key={state} className={styles.example}>
        <figcaption className={styles.state}>{state}</figcaption>
        <div className={styles.stage} data-example={`${name}: ${state}`}>
          <Example />
        </div>
      </figure>
    ))}
  </section>
);

interface GalleryProps {
  readonly samples: readonly Sample[];
  readonly defaultBrand: string;
}

/** Every component in every state. `?brand=luna&only=button` narrows it down; the choices above change it in place. */
export const Gallery = ({ samples, defaultBrand }: GalleryProps) => {
  const [search] = useSearchParams();
  const [brand, setBrand] = useState(search.get('brand') ?? defaultBrand);
  const language = useLanguage();
  const only = search.get('only');
  useEffect(() => dress(brand), [brand]);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>Kit</h1>
        <Choice label="Brand" values={BRAND_NAMES} value={brand} onChange={setBrand} />
        <Choice<Language>
          label="Language"
          values={LANGUAGES}
          value={language}
          onChange={(next) => void setLanguage(next)}
        />
      </header>
      <main className={styles.samples}>
        {samples
          .filter(({ name }) => only === null || name === only)
          .map((sample) => (
            <SampleSection key={sample.name} {...sample} />
          ))}
      </main>
      <ToastRegion />
      <LoadingRegion />
    </>
  );
};
