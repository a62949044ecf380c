<?php
/**
 * Plugin Name: Gamalyze self-test
 * Description: Puts the Gamalyze self-test, a short card game about risk, into a page: the block "Gamalyze self-test" or the shortcode [gamalyze].
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 8.1
 * License: MIT
 * Text Domain: gamalyze
 *
 * @package gamalyze
 */

namespace Gamalyze;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/settings.php';
require_once __DIR__ . '/provider.php';
require_once __DIR__ . '/players.php';

add_action( 'init', __NAMESPACE__ . '\register' );

/** Both ways to place the test. Nothing of the plugin is on a page without it. */
function register(): void {
	add_shortcode( 'gamalyze', __NAMESPACE__ . '\render' );
	register_block_type( __DIR__, array( 'render_callback' => __NAMESPACE__ . '\render' ) );
	wp_register_style( 'gamalyze', plugins_url( 'page.css', __FILE__ ), array(), '1.0.0' );
	wp_register_script( 'gamalyze-page', plugins_url( 'page.js', __FILE__ ), array(), '1.0.0', true );
	// The provider's script changes with the provider's releases, without a version of its own.
	wp_register_script( 'gamalyze', settings()['url'] . '/sdk/v1/gamalyze.js', array( 'gamalyze-page' ), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * The element that becomes the test. It is the same for every visitor, so that caches may keep the page: whose test it is, is asked for when
 * the page is shown.
 *
 * @param array|string $attributes `language`: that of the test, else the site's.
 */
function render( $attributes = array() ): string {
	$settings = settings();
	if ( ! is_complete( $settings ) ) {
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html__( 'The self-test is not set up yet: see Settings, Gamalyze.', 'gamalyze' ) . '</p>'
			: '';
	}
	wp_enqueue_style( 'gamalyze' );
	wp_enqueue_script( 'gamalyze' );
	$language = is_array( $attributes ) && ! empty( $attributes['language'] ) ? $attributes['language'] : get_locale();
	$options  = array(
		'data-gamalyze-operator' => $settings['operator'],
		'data-gamalyze-base-url' => $settings['url'],
		'data-gamalyze-language' => str_replace( '_', '-', (string) $language ),
	);
	if ( 'page' === $settings['mode'] ) {
		$options['data-gamalyze-secret'] = $settings['page_secret'];
	} else {
		$options['data-gamalyze-secret-url'] = admin_url( 'admin-ajax.php?action=gamalyze_secret' );
		$options['data-confirm']             = admin_url( 'admin-ajax.php?action=gamalyze_completed' );
	}
	$written = '';
	foreach ( $options as $name => $value ) {
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return "<div class=\"gamalyze-test\"$written></div>";
}
