// Only when this remote runs alone; inside the shell the remote module is all there is.
void import('./bootstrap');
