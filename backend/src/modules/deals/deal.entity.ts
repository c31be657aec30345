import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

export type DiscountType = 'percentage' | 'fixed' | 'buyXgetY';
/** `counter`: redeemed and paid at the shop; `prepaid`: bought here, then shown. */
export type SaleMode = 'counter' | 'prepaid';

export const DEAL_TAXES = ['included', 'vat-extra', 'vat-and-service-extra'] as const;
/** What a deal's price is without: nothing, VAT, or VAT and service charge. */
export type DealTaxes = (typeof DEAL_TAXES)[number];

export const PRICE_UNITS = ['people', 'nights', 'pieces', 'visits'] as const;
/** What a price is counted by. */
export type PriceUnit = (typeof PRICE_UNITS)[number];
export const DEAL_FOOD = ['halal', 'veg'] as const;
/** What its business says about the food of a deal. */
export type DealFood = (typeof DEAL_FOOD)[number];
export type ModerationStatus = 'pending' | 'approved' | 'rejected';

/** An offer of a business. Scheduled, live, sold out, expired and paused are derived, never stored. */
@Entity('deals')
export class Deal {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') vendorId: number;
  @Column('integer') categoryId: number;
  @Column('integer', { nullable: true }) locationId: number | null;
  @Column('text') title: string;
  @Column('text', { nullable: true }) titleNe: string | null;
  @Column('text') description: string;
  @Column('text', { nullable: true }) descriptionNe: string | null;
  /** What one gets and what one does not, line by line; none means that nothing is said. */
  @Column('text', { array: true, default: [] }) included: string[];
  @Column('text', { array: true, default: [] }) includedNe: string[];
  @Column('text', { array: true, default: [] }) excluded: string[];
  @Column('text', { array: true, default: [] }) excludedNe: string[];
  @Column('text', { nullable: true }) image: string | null;
  /** The drawing that its title names, an id of covers.json; null: its typographic cover. */
  @Column('text', { nullable: true }) coverKey: string | null;
  /** Of the list of covers that chose it; 0 while it waits for a choice. */
  @Column('smallint', { default: 0 }) coverVersion: number;
  @Column('text') discountType: DiscountType;
  @Column('text') discountValue: string;
  /** Whole rupees, as all prices. */
  @Column('integer') originalPrice: number;
  @Column('integer') discountedPrice: number;
  @Column('timestamptz') startDate: Date;
  @Column('timestamptz') endDate: Date;
  @Column('text', { default: 'counter' }) saleMode: SaleMode;
  @Column('text', { default: 'included' }) taxes: DealTaxes;
  /** What the price is for; both or neither is null. */
  @Column('smallint', { nullable: true }) priceForCount: number | null;
  @Column('text', { nullable: true }) priceForUnit: PriceUnit | null;
  /** Null means that nothing was said. */
  @Column('text', { array: true, nullable: true }) food: DealFood[] | null;
  /** Passes per customer; null means unlimited. */
  @Column('integer', { nullable: true }) redemptionLimit: number | null;
  @Column('integer', { default: 0 }) pointsEarned: number;
  @Column('integer', { default: 24 }) passValidityHours: number;
  /** 0 = Sunday; null means every day. */
  @Column('smallint', { array: true, nullable: true }) weekdays: number[] | null;
  /** Time of day in Nepal, `HH:MM`. */
  @Column('time', { nullable: true }) hoursFrom: string | null;
  @Column('time', { nullable: true }) hoursUntil: string | null;
  @Column('date', { array: true, nullable: true }) blackoutDates: string[] | null;
  @Column('integer', { nullable: true }) minimumBill: number | null;
  @Column('integer', { nullable: true }) partySize: number | null;
  /** Null means every branch. */
  @Column('integer', { array: true, nullable: true }) branchIds: number[] | null;
  /** A place of its own, where it happens instead of at the branches; null where there is none. */
  @Column('text', { nullable: true }) venueName: string | null;
  @Column('text', { nullable: true }) venueNameNe: string | null;
  @Column('double precision', { nullable: true }) venueLatitude: number | null;
  @Column('double precision', { nullable: true }) venueLongitude: number | null;
  @Column('integer', { nullable: true }) venueAreaId: number | null;
  @Column('boolean', { default: true }) isActive: boolean;
  /** When its business asked to have it shown on the home page; null once that is decided. */
  @Column('timestamptz', { nullable: true }) featureRequestedAt: Date | null;
  @Column('text', { default: 'pending' }) moderationStatus: ModerationStatus;
  @Column('text', { nullable: true }) rejectionReason: string | null;
  @Column('text', { array: true, default: [] }) rejectionCodes: string[];
  /** When an admin asked for a change of what was submitted. */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  @Column('text', { array: true, default: [] }) askedReasons: string[];
  @Column('text', { nullable: true }) askedNote: string | null;
  @Column('timestamptz', { nullable: true }) firstApprovedAt: Date | null;
  @Column('timestamptz') submittedAt: Date;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
