<?php
/**
 * Nothing stays: neither the settings nor deletions that are still to be made.
 *
 * @package gamalyze
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'gamalyze' );
wp_unschedule_hook( 'gamalyze_forget' );
