import { LocateFixed, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useCatalogPlacesQuery, type PlaceView } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useChoosePlace, usePlace } from 'shared-ui/platform';
import { SkeletonBlock, Chip, Dialog, ErrorState, Sheet, Skeleton } from 'shared-ui/ui';
import { siteTexts } from '../site-texts';
import { CityList } from './city-list';
import { placesMatching } from './places-matching';
import styles from './place-chooser.module.css';
import { useMyLocation } from './use-my-location';

const SHOWN_AREAS = 6;

interface ChoiceProps {
  places: readonly PlaceView[];
  onClose(): void;
}

function MyLocation({ places, onClose }: ChoiceProps) {
  const t = useTexts(siteTexts);
  const { isLocating, hasFailed, ask } = useMyLocation(places, onClose);
  return (
    <>
      <button type="button" className={styles.mine} disabled={isLocating} onClick={ask}>
        <LocateFixed size={22} aria-hidden />
        <span>
          <b>{t(isLocating ? 'findingPlace' : 'useMyLocation')}</b>
          <small>{t('useMyLocationText')}</small>
        </span>
      </button>
      <p role="status" className={styles.note}>
        {hasFailed && t('noLocation')}
      </p>
    </>
  );
}

/** Areas of the current city, those with the most deals first. */
function Areas({ place, onClose }: { place: PlaceView; onClose(): void }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const { area } = usePlace();
  const choose = useChoosePlace();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? place.areas : place.areas.slice(0, SHOWN_AREAS);
  if (place.areas.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        {t('areasOf', { city: inLanguage(language, place.name, place.nameNe) })}
      </h3>
      <div className={styles.chips}>
        {shown.map(({ slug, name, nameNe }) => (
          <Chip
            key={slug}
            selected={slug === area}
            onClick={() => {
              choose(place.slug, slug === area ? null : slug);
              onClose();
            }}
          >
            {inLanguage(language, name, nameNe)}
          </Chip>
        ))}
        {shown.length < place.areas.length && (
          <Chip selected={false} onClick={() => setWhole(true)}>
            {t('moreAreas')}
          </Chip>
        )}
      </div>
    </section>
  );
}

function Choice({ places, onClose }: ChoiceProps) {
  const t = useTexts(siteTexts);
  const { city } = usePlace();
  const [text, setText] = useState('');
  const current = places.find(({ slug }) => slug === city);
  const found = placesMatching(places, text);
  return (
    <>
      <MyLocation places={places} onClose={onClose} />
      <label className={styles.search}>
        <Search size={18} aria-hidden />
        <input
          type="search"
          value={text}
          aria-label={t('searchPlace')}
          placeholder={t('searchPlaceHint')}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {!text.trim() && current && <Areas place={current} onClose={onClose} />}
      <h3 className={styles.heading}>{t(text.trim() ? 'foundPlaces' : 'citiesWithDeals')}</h3>
      <CityList found={found} onClose={onClose} />
    </>
  );
}

function ChooserBody({ onClose }: { onClose(): void }) {
  const t = useTexts(siteTexts);
  const { data, isError, refetch } = useCatalogPlacesQuery();
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{t('placeLead')}</p>
      {data && <Choice places={data} onClose={onClose} />}
      {!data && isError && (
        <ErrorState
          level={3}
          title={t('placesFailed')}
          text={t('placesFailedText')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
          <SkeletonBlock className={styles.bone} />
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </div>
  );
}

/** Chooser of the visitor's place: their position, an area or a city. A sheet on phones, otherwise a box. */
export function PlaceChooser({ onClose }: { onClose(): void }) {
  const t = useTexts(siteTexts);
  const id = useId();
  const [isPhone] = useState(() => window.matchMedia('(max-width: 759.98px)').matches);
  if (isPhone)
    return (
      <Sheet open onClose={onClose} title={t('whereAreYou')}>
        <ChooserBody onClose={onClose} />
      </Sheet>
    );
  return (
    <Dialog open wide onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id} className={styles.title}>
          {t('whereAreYou')}
        </h2>
        <ChooserBody onClose={onClose} />
      </div>
    </Dialog>
  );
}
