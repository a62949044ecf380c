<?php
/**
 * Calls of the provider with the operator's server key.
 *
 * @package gamalyze
 */

namespace Gamalyze;

defined( 'ABSPATH' ) || exit;

/**
 * One call of the partner API. An error has the provider's code ("unauthorized", "not_found", …), or "offline".
 *
 * @param ?array $body Sent as JSON.
 * @return array|\WP_Error
 */
function call( string $method, string $path, ?array $body = null ) {
	$settings = settings();
	$answer   = wp_remote_request(
		"{$settings['url']}/api/v1/partner/$path",
		array(
			'method'      => $method,
			'timeout'     => 8,
			'redirection' => 0,
			'headers'     => array( 'Authorization' => "Bearer {$settings['server_key']}" ) + ( null === $body ? array() : array( 'Content-Type' => 'application/json' ) ),
			'body'        => null === $body ? null : wp_json_encode( (object) $body ),
		)
	);
	if ( is_wp_error( $answer ) ) {
		return new \WP_Error( 'offline', 'offline: ' . $answer->get_error_message() );
	}
	$content = json_decode( wp_remote_retrieve_body( $answer ), true );
	$status  = wp_remote_retrieve_response_code( $answer );
	if ( $status >= 200 && $status < 300 && is_array( $content ) ) {
		return $content;
	}
	$code = is_array( $content ) && isset( $content['code'] ) ? (string) $content['code'] : 'offline';
	return new \WP_Error( $code, $code . ( isset( $content['detail'] ) ? ": {$content['detail']}" : " ($status)" ) );
}
