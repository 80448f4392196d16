import type { AnyEndpoint, InputOf } from '../contracts/endpoint.d.ts';
import type { StartCall } from '../contracts/release.d.ts';
import { type Language } from '../contracts/values.d.ts';
/** What every record page asks for first. */
interface FirstPage {
    readonly startDate: string;
    readonly endDate: string;
    readonly pageNo: number;
    readonly pageSize: number;
    readonly language: Language;
}
/**
 * The first page of a record list as it is asked without filters: the rows of today. For a route's `starts`; not started
 * where the address has filters.
 */
export declare const startRecords: <E extends AnyEndpoint>(endpoint: E & (FirstPage extends InputOf<E> ? E : never)) => StartCall;
export {};
