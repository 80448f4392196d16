/** The one router that the page stands in. */
export { BrowserRouter } from 'react-router-dom';
