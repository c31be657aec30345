import { api, placeChosen, type AppDispatch } from 'shared-ui/store';
import { catalogLocationsPath, ownAccountOnePath } from '../../store/api/generated/paths';
import { placeOfCookies, storePlace } from './place-cookie';

interface Named {
  slug: string;
  name: string;
  nameNe: string;
}

const accountCityApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountCity: build.query<{ city: string | null }, undefined>({
      query: () => ({ url: ownAccountOnePath }),
    }),
    cityNames: build.query<Named[], undefined>({ query: () => ({ url: catalogLocationsPath }) }),
  }),
});

/** Uses the city of the account after sign-in, unless the device has a stored place. An unknown city is ignored. */
export async function adoptCity(dispatch: AppDispatch): Promise<void> {
  if (placeOfCookies(document.cookie)) return;
  const { accountCity, cityNames } = accountCityApi.endpoints;
  const account = await dispatch(accountCity.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const name = account.data?.city;
  if (!name) return;
  const { data } = await dispatch(cityNames.initiate(undefined, { subscribe: false }));
  const city = data?.find((known) => [known.name, known.nameNe].includes(name))?.slug;
  if (!city || placeOfCookies(document.cookie)) return;
  storePlace({ city, area: null });
  dispatch(placeChosen({ city, area: null }));
}
