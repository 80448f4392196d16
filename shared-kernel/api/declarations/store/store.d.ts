/** The state library as the site shares it: vanilla stores with one React binding, nothing else of the package. */
export { useStore } from 'zustand';
export { createStore, type StoreApi } from 'zustand/vanilla';
