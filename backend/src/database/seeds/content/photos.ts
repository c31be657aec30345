/** Demo photo: its source drawing and its description in both languages. */
export interface DemoPhoto {
  drawing: string;
  alt: string;
  altNe: string;
}

/** Photos of the demo deals in order, by the English title of the deal. */
export const photos: Readonly<Record<string, readonly DemoPhoto[]>> = {
  'Jungle lodge night with canoe': [
    {
      drawing: 'jungle-lodge',
      alt: 'The lodge between tall trees',
      altNe: 'अग्ला रूखका बीचमा लज',
    },
    {
      drawing: 'canoe',
      alt: 'Two people in a dugout canoe on the river',
      altNe: 'नदीमा काठको डुङ्गामा दुई जना',
    },
    { drawing: 'bird-walk', alt: 'Two birds on a branch', altNe: 'हाँगामा दुई चरा' },
  ],
  'Guided Boudha and Pashupati heritage walk': [
    { drawing: 'heritage-window', alt: 'Carved wooden windows', altNe: 'कुँदिएका आँखीझ्याल' },
    { drawing: 'butter-lamps', alt: 'Butter lamps in the evening', altNe: 'साँझको बत्ती' },
  ],
};
